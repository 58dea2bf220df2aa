/** `npm run build`. With `--if-changed`, keeps the build of the same sources and settings, if there is one. */
import { parseArgs } from 'node:util';
import { runScript } from '#scripts/support/run-script.ts';
import { ensureBuild, switchCurrentBuild } from './versions/ensure-build.ts';
import { siteBuilds } from './versions/site-builds.ts';

await runScript(async () => {
  const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean', default: false } } });
  const { folder, isNew } = await ensureBuild(siteBuilds, { isForced: !values['if-changed'] });
  switchCurrentBuild(siteBuilds.root, folder);
  if (isNew) console.log(`Built the site into ${folder}`);
});
