// The directions that imports may take. See "The map" in the README.
const layer = (name, path, forbidden, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path },
  to: { path: forbidden },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-stand-alone',
      severity: 'error',
      comment: 'What two features share moves down, what combines them lives in app.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    layer('app-on-top', '^src/(?!app/)', '^src/app/', 'app knows everyone, nobody knows app.'),
    layer('features-below-app', '^src/(?!app/|features/)', '^src/features/', 'Only app knows features.'),
    layer(
      'parts-below-features',
      '^src/parts/',
      '^mocks/|^src/(app|features|player)/',
      'parts are what several features show.',
    ),
    layer('nothing-below-knows-parts', '^src/(?!app/|features/|parts/)', '^src/parts/', 'parts stand on ui.'),
    layer(
      'ui-is-plain',
      '^src/ui/',
      '^(generated|mocks)/|^src/(?!ui/|theme/|i18n/|lib/)',
      'ui sees theme, i18n, lib.',
    ),
    layer(
      'player-is-alone',
      '^src/player/',
      '^(generated|mocks)/|^src/(?!player/|ui/|i18n/|theme/|lib/)',
      'player sees ui, i18n, theme, lib.',
    ),
    layer('i18n-below', '^src/i18n/', '^(generated|mocks)/|^src/(?!i18n/|lib/)', 'i18n sees lib.'),
    layer('theme-below', '^src/theme/', '^(generated|mocks)/|^src/(?!theme/|lib/)', 'theme sees lib.'),
    layer('api-below', '^src/api/', '^mocks/|^src/(?!api/|lib/)', 'api sees generated and lib.'),
    layer(
      'analytics-below',
      '^src/analytics/',
      '^mocks/|^src/(?!analytics/|api/|lib/)',
      'analytics sees api, generated, lib.',
    ),
    layer('lib-at-the-bottom', '^src/lib/', '^(generated|mocks)/|^src/(?!lib/)', 'lib sees nothing of ours.'),
    {
      name: 'one-switch-to-the-mocks',
      severity: 'error',
      comment: 'The site never ships its mocks; one file starts them in development.',
      from: { path: '^src/', pathNot: '^src/app/start-mocks\\.ts$|\\.(test|stories)\\.tsx?$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'checks-stand-alone',
      severity: 'error',
      comment: 'They are packed for others, who have nothing of the site and its demo.',
      from: { path: '^contract/(?!mutations/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|mocks|e2e)/' },
    },
    {
      name: 'mutations-know-nothing-of-the-checks',
      severity: 'error',
      comment: 'What proves the checks shares nothing with them.',
      from: { path: '^packages/contract-check/mutations/', pathNot: '\\.test\\.ts$' },
      to: { path: '^contract/(?!mutations/)' },
    },
    {
      name: 'tools-stay-outside',
      severity: 'error',
      from: { path: '^(src|generated)/', pathNot: '\\.(test|test-help|stories)\\.tsx?$' },
      to: { path: '^(contract|tests|e2e|\\.storybook)/|\\.test-help\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|mocks/media/files)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // The mutator asks the generated calls for keys, and they go through the mutator: joined in one file.
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
