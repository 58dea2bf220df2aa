export const shareListTexts = {
  title: 'Share these items',
  text: 'The link holds the items with their details only. Your email, name and number are not in it.',
  cut: (most: number, count: number) =>
    `A link holds ${most} items at most, so the last ${count - most} of your ${count} items are not in it.`,
  link: 'Link to these items',
  copy: 'Copy Link',
  copied: 'The link is copied.',
  notCopied: 'The link is marked. Copy it with your browser.',
  close: 'Close',
} as const;
