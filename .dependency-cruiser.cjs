// The allowed import directions; "The map" in the README draws them.
const layer = (name, path, forbidden, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path },
  to: { path: forbidden },
});

/** Tests and stories may import what the product code next to them may not. */
const NOT_PRODUCT = '\\.(test|test-help|stories)\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', comment: 'No import cycles.', from: {}, to: { circular: true } },
    {
      name: 'features-are-independent',
      severity: 'error',
      comment:
        'A feature never imports another: move what two share to src/components, and what combines them to src/app.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    layer('app-is-the-top', '^src/(?!app/)', '^src/app/', 'Nothing in src imports src/app.'),
    layer(
      'only-app-imports-features',
      '^src/(?!app/|features/)',
      '^src/features/',
      'Only src/app imports features.',
    ),
    layer(
      'components-below-features',
      '^src/components/',
      '^mocks/|^src/(app|features|player)/',
      'src/components holds what several features share: it imports no feature, no player and not src/app.',
    ),
    layer(
      'only-features-import-components',
      '^src/(?!app/|features/|components/)',
      '^src/components/',
      'Only src/app and features import src/components.',
    ),
    layer(
      'ui-has-no-data',
      '^src/ui/',
      '^(generated|mocks)/|^src/(?!ui/|theme/|i18n/|browser/|lib/)',
      'src/ui imports theme, i18n, browser and lib only.',
    ),
    layer(
      'player-has-no-api',
      '^src/player/',
      '^(generated|mocks)/|^src/(?!player/|ui/|i18n/|theme/|browser/|lib/)',
      'src/player imports ui, i18n, theme, browser and lib only.',
    ),
    layer(
      'i18n-below-ui',
      '^src/i18n/',
      '^(generated|mocks)/|^src/(?!i18n/|browser/|lib/)',
      'src/i18n imports browser and lib only.',
    ),
    layer(
      'theme-below-ui',
      '^src/theme/',
      '^(generated|mocks)/|^src/(?!theme/|browser/|lib/)',
      'src/theme imports browser and lib only.',
    ),
    layer(
      'api-below-features',
      '^src/api/',
      '^mocks/|^src/(?!api/|browser/|lib/)',
      'src/api imports generated, browser and lib only.',
    ),
    layer(
      'analytics-below-features',
      '^src/analytics/',
      '^mocks/|^src/(?!analytics/|api/|browser/|lib/)',
      'src/analytics imports api, generated, browser and lib only.',
    ),
    layer(
      'browser-above-lib',
      '^src/browser/',
      '^(generated|mocks)/|^src/(?!browser/|lib/)',
      'src/browser imports lib only.',
    ),
    layer(
      'lib-is-the-floor',
      '^src/lib/',
      '^(generated|mocks)/|^src/(?!lib/)',
      'src/lib imports nothing of ours.',
    ),
    {
      name: 'the-site-ships-no-mocks',
      severity: 'error',
      comment: 'One file starts the mocks in development; nothing else in src imports them.',
      from: { path: '^src/', pathNot: `^src/app/start-up/start-mocks\\.ts$|${NOT_PRODUCT}` },
      to: { path: '^mocks/' },
    },
    {
      name: 'the-site-imports-no-tools',
      severity: 'error',
      comment: 'src and generated import no tool, package or test.',
      from: { path: '^(src|generated)/', pathNot: NOT_PRODUCT },
      to: { path: '^(packages|tools|tests|e2e|\\.storybook)/|\\.test-help\\.ts$' },
    },
    {
      name: 'the-site-ships-no-token-source',
      severity: 'error',
      comment: 'Styles have the tokens; their source is for tools and Storybook.',
      from: { path: '^src/', pathNot: NOT_PRODUCT },
      to: { path: '^src/theme/tokens\\.json$' },
    },
    {
      name: 'mocks-below-tools',
      severity: 'error',
      comment:
        'mocks imports generated code and pure parts of src: tools, packages and tests stand above it.',
      from: { path: '^mocks/', pathNot: NOT_PRODUCT },
      to: { path: '^(packages|tools|tests|e2e|edge|\\.storybook)/' },
    },
    {
      name: 'edge-is-small',
      severity: 'error',
      comment: 'edge runs on its own: it imports pure parts of src only.',
      from: { path: '^edge/', pathNot: NOT_PRODUCT },
      to: { path: '^(mocks|packages|tools|tests|e2e|\\.storybook)/' },
    },
    {
      name: 'tools-below-tests',
      severity: 'error',
      comment: 'Tests import tools and packages, never the other way round.',
      from: { path: '^(tools|packages)/' },
      to: { path: '^(tests|e2e)/' },
    },
    {
      name: 'packages-are-independent',
      severity: 'error',
      comment: 'packages/contract-check is installed by others, who have neither the site nor its mocks.',
      from: { path: '^packages/contract-check/(?!mutations/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|mocks|tools|edge|\\.storybook)/' },
    },
    {
      name: 'mutations-are-independent',
      severity: 'error',
      comment: 'The mutations that prove the checks share no code with them.',
      from: { path: '^packages/contract-check/mutations/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/contract-check/(?!mutations/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|mocks/media/files)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
