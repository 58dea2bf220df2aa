import { parseArgs } from 'node:util';
import { getErrorMessage } from '#domain/error-message.ts';
import { prepareBuild, switchCurrent } from './versions/prepare-build.ts';
import { siteBuilds } from './versions/site-builds.ts';

/** `npm run build`. With `--if-changed`, takes a build of the same sources and settings. */
const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean', default: false } } });
try {
  const { folder, isNew } = await prepareBuild(siteBuilds, !values['if-changed']);
  switchCurrent(siteBuilds.root, folder);
  if (isNew) console.log(`Built the site into ${folder}`);
} catch (error) {
  console.error(`error: ${getErrorMessage(error)}`);
  process.exitCode = 1;
}
