/** Shows the styles for paper until the next load, because neither driver can emulate a printer. Runs in the page. */
export function showPrinted(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replaceAll('print', 'all').replaceAll('screen', 'not all');
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) if (!sheet.disabled) change(sheet.cssRules);
}
