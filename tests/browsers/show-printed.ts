/**
 * Runs in the page, so it uses nothing from outside: lets the styles for paper hold on the screen, because neither driver
 * can emulate a printer. Until the page is loaded again.
 */
export function showPrinted(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replaceAll('print', 'all').replaceAll('screen', 'not all');
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) if (!sheet.disabled) change(sheet.cssRules);
}
