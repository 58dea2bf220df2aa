import { useEffect, useId, useRef } from 'react';
import { formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import { sentMessageTexts } from '#text/message/sent-message.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MessageBox } from '#web/ui/messages/message-box.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { getMailLink, type MessageKind } from './message-actions.ts';
import type { MessageActions, OutgoingMessage } from './use-message-actions.ts';
import styles from './sent-message.module.css';

export interface SentMessageProps {
  kind: MessageKind;
  way: SendWay;
  message: OutgoingMessage & {
    /**
     * The number of items that `whatsAppText` counts but does not list; undefined for a contact message, whose
     * `whatsAppText` is cut at the end.
     */
    readonly omittedCount?: number;
  };
  actions: MessageActions;
  sendCount: number;
}

export function SentMessage({ kind, way, message, actions, sendCount }: SentMessageProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { outcome, copy, mail } = actions;
  const isWhatsApp = way === 'whatsapp';
  const { fullText, whatsAppText, omittedCount } = message;
  const isShortened = omittedCount === undefined ? whatsAppText !== fullText : omittedCount > 0;
  const hasCopyFailed = outcome?.isCopied === false;
  const mailLink = getMailLink(message, kind);

  useEffect(() => {
    if (sendCount > 0) section.current?.scrollIntoView({ block: 'nearest' });
  }, [sendCount]);

  useEffect(() => {
    if (outcome?.isCopied === false && text.current) window.getSelection()?.selectAllChildren(text.current);
  }, [outcome]);

  return (
    <Notice as="section" variant="panel" ref={section} aria-labelledby={titleId}>
      <Status as="div" className={styles.head}>
        <Icon name="check" className="text-leaf" />
        <SmallTitle as="h3" id={titleId}>
          {sentMessageTexts.title[isWhatsApp ? way : kind]}
        </SmallTitle>
        <p className="text-small text-ink-soft">{sentMessageTexts.text[way]}</p>
      </Status>
      <Status variant="done">{outcome && sentMessageTexts.outcome(outcome)}</Status>
      <MessageBox ref={text} label={sentMessageTexts.textLabel} className="leading-normal">
        {isWhatsApp && !hasCopyFailed ? whatsAppText : fullText}
      </MessageBox>
      {isWhatsApp && isShortened && <p className="text-small">{sentMessageTexts.cutNotice(omittedCount)}</p>}
      <div className={styles.ways}>
        <ButtonLink size="tight" href={formatCompanyWhatsAppLink(whatsAppText)} target="_blank" rel="noopener">
          <Icon name="whatsapp" size={20} />
          <span>{isWhatsApp ? sentMessageTexts.again : sentMessageTexts.open}</span>
        </ButtonLink>
        <Button variant="outline" onClick={() => void copy(message)}>
          <Icon name="copy" size={20} />
          {sentMessageTexts.copy}
        </Button>
        <ButtonLink
          variant="outline"
          size="tight"
          href={mailLink.href}
          onClick={(event) => {
            if (mailLink.isFull) return;
            event.preventDefault();
            void mail(message);
          }}
        >
          <Icon name="mail" size={20} />
          <span>{way === 'email' ? sentMessageTexts.mailAgain : sentMessageTexts.mail}</span>
        </ButtonLink>
      </div>
    </Notice>
  );
}
