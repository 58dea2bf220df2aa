/** Body of an email whose message is too long for a link: one wording if the message was copied, one if not. */
export interface MailNotice {
  readonly copied: string;
  readonly notCopied: string;
}
