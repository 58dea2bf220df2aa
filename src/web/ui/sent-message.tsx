import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentMessage } from '#text/quote-message.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import buttonStyles from './button.module.css';
import styles from './sent-message.module.css';

interface SentMessageProps {
  /** The exact message that WhatsApp was opened with. */
  short: string;
  /** The full message, for the copy button. */
  full: string;
  /** Explains what `short` omits. */
  note?: string | undefined;
  whatsAppHref: string;
  mailHref: string;
}

/** Shown after WhatsApp was opened, so that the message can't be lost: the text, and ways to resend or copy it. */
export function SentMessage({ short, full, note, whatsAppHref, mailHref }: SentMessageProps) {
  const titleId = useId();
  const text = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState('');
  const [isFullShown, setIsFullShown] = useState(false);

  const copy = async () => {
    if (await copyText(full)) {
      setStatus(sentMessage.copied);
      return;
    }
    flushSync(() => setIsFullShown(true));
    if (text.current) window.getSelection()?.selectAllChildren(text.current);
    setStatus(sentMessage.notCopied);
  };

  return (
    <section className={`ui-stack ui-linen ui-round-sm ui-gap-4 ui-p-5 ${styles.sent}`} aria-labelledby={titleId}>
      <div className={`ui-stack ${styles.head}`} role="status">
        <Icon name="check" className="ui-leaf" />
        <h3 id={titleId} className="ui-title-sm">
          {sentMessage.title}
        </h3>
        <p className="ui-note">{sentMessage.text}</p>
      </div>
      <pre
        ref={text}
        className={`ui-message ${styles.text}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={sentMessage.textLabel}
      >
        {isFullShown ? full : short}
      </pre>
      {note !== undefined && <p className="ui-sm">{note}</p>}
      <div className={`ui-flex ui-wrap ${styles.actions}`}>
        <a className={buttonStyles.primary} href={whatsAppHref} target="_blank" rel="noopener">
          <Icon name="whatsapp" size={20} />
          {sentMessage.again}
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {sentMessage.copy}
        </Button>
        <a className={buttonStyles.outline} href={mailHref}>
          <Icon name="mail" size={20} />
          {sentMessage.mail}
        </a>
      </div>
      <p className="ui-status ui-success" role="status">
        {status}
      </p>
    </section>
  );
}
