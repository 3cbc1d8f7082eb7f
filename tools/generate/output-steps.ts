/** Changes of a generated file, in order. */
type OutputStep = (source: string) => string;

/** Node runs the mock server, and does not resolve imports of folders. */
export const withFileImports: OutputStep = (source) =>
  source.replaceAll("'../../model'", "'../../model/index.ts'");

export const OUTPUT_STEPS: readonly OutputStep[] = [withFileImports];
