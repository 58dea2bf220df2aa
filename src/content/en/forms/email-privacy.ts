/** These texts stand beside every email field. */
export const emailPrivacyTexts = {
  title: 'What happens to your email',
  uses: {
    cart: 'Anyone who types this address sees the items and can change or remove them. Your name and number are not shown.',
    contact: 'It goes into the message that you send. This form stores nothing on our server.',
  },
  link: 'More about privacy',
} as const;
