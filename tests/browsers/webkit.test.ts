import { launchWebKit } from '#tests/browsers/support/launch-webkit.ts';
import { walk } from './walk.ts';

// WebKitGTK shows its error page as text in place of the document, and loads no page after that.
walk({ launch: launchWebKit, canPrint: false, canGoBackFromErrorPage: false });
