import { useEffect, useId, useRef } from 'react';
import { company } from '#content/company.ts';
import { headMailLink, wholeMailLink, type MailMessage } from '#domain/mail-link.ts';
import type { SendWay } from '#domain/sent-request.ts';
import { whatsAppLink } from '#domain/whatsapp-link.ts';
import { mailNotices, sentMessage } from '#text/sent-message.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { Delivery } from './use-delivery.ts';
import styles from './sent-message.module.css';

interface SentMessageProps {
  kind: keyof typeof mailNotices;
  /** How the message left the page. */
  way: SendWay;
  message: MailMessage & {
    /** The exact message that WhatsApp is opened with. */
    readonly short: string;
    /** Number of items that `short` only counts. */
    readonly omittedItems?: number;
  };
  delivery: Delivery;
  /** Changes with every press; 0 if the page only remembers an earlier one. */
  attempt: number;
}

/** Shown after a message was opened, copied or saved, so that it can't be lost: the text, and all ways to send it. */
export function SentMessage({ kind, way, message, delivery, attempt }: SentMessageProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const text = useRef<HTMLPreElement>(null);
  const { outcome, copy, mail } = delivery;
  const isWhatsApp = way === 'whatsapp';
  const { full, short, omittedItems } = message;
  const isCut = kind === 'quote' ? omittedItems !== 0 : short !== full;
  const isMarked = outcome?.isCopied === false;
  const wholeMail = wholeMailLink(company.email, message);

  useEffect(() => {
    if (attempt > 0) section.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  useEffect(() => {
    if (outcome?.isCopied === false && text.current) window.getSelection()?.selectAllChildren(text.current);
  }, [outcome]);

  return (
    <section ref={section} className={styles.sent} aria-labelledby={titleId}>
      <div className={styles.head} role="status">
        <Icon name="check" />
        <h3 id={titleId} className="ui-title-sm">
          {sentMessage.title[isWhatsApp ? way : kind]}
        </h3>
        <p>{sentMessage.text[way]}</p>
      </div>
      <p className="ui-status ui-success" role="status">
        {outcome && sentMessage.outcome(outcome)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre ref={text} className={styles.text} tabIndex={0} role="region" aria-label={sentMessage.textLabel}>
        {isWhatsApp && !isMarked ? short : full}
      </pre>
      {isWhatsApp && isCut && <p className={styles.note}>{sentMessage.cut(omittedItems)}</p>}
      <div className={styles.actions}>
        <a
          className={styles.whatsapp}
          href={whatsAppLink(company.whatsappNumber, short)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={20} />
          {isWhatsApp ? sentMessage.again : sentMessage.open}
        </a>
        <Button variant="outline" onClick={() => void copy(message)}>
          <Icon name="copy" size={20} />
          {sentMessage.copy}
        </Button>
        <a
          className={styles.mail}
          href={wholeMail ?? headMailLink(company.email, message, mailNotices[kind].copied)}
          onClick={(event) => {
            if (wholeMail !== undefined) return;
            event.preventDefault();
            void mail(message);
          }}
        >
          <Icon name="mail" size={20} />
          {way === 'email' ? sentMessage.mailAgain : sentMessage.mail}
        </a>
      </div>
    </section>
  );
}
