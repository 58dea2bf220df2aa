import { useId, useRef, useState } from 'react';
import { company } from '#content/company.ts';
import { contactMapTexts } from '#text/pages/contact.ts';
import { imprintLabels } from '#text/pages/imprint.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { OfficeFacts } from '#web/features/company/office-facts.tsx';
import { SalesContact } from '#web/features/company/sales-contact.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IslandMap } from './island-map.tsx';
import styles from './contact-map.module.css';

const identityFacts = [
  [imprintLabels.registeredOffice, company.registeredOffice],
  [imprintLabels.responsiblePerson, company.responsiblePerson],
] as const;

/** OpenStreetMap's map loads only after a click, for privacy. */
export function ContactMap() {
  const [isShown, setIsShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();

  useFocusWhen(frame, isShown);

  return (
    <section id="map" className="flex flex-col gap-4" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-title-md">
        {contactMapTexts.title}
      </h2>
      <p className="text-ink-soft">{contactMapTexts.text}</p>
      <OfficeFacts className="flex flex-wrap items-center gap-3 text-small text-ink-soft" />
      <SalesContact />
      {identityFacts.map(
        ([label, fact]) =>
          fact !== undefined && <p key={label} className="text-small text-ink-soft">{`${label}: ${fact}`}</p>,
      )}
      <div className={styles.box}>
        {isShown ? (
          <iframe
            ref={frame}
            className={styles.map}
            src={company.map.embedUrl}
            title={contactMapTexts.frameTitle}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame's own origin is not ours
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <>
            <IslandMap />
            <Button variant="outline" className="mx-4 mb-4" onClick={() => setIsShown(true)}>
              <Icon name="pin" size={20} />
              {contactMapTexts.show}
            </Button>
          </>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small text-ink-soft">
        <a className="touch-target" href={company.map.pageUrl} target="_blank" rel="noopener">
          {contactMapTexts.open}
        </a>
        {isShown ? (
          <a className="touch-target" href={contactMapTexts.creditUrl} target="_blank" rel="noopener">
            {contactMapTexts.credit}
          </a>
        ) : (
          <span>{contactMapTexts.notice}</span>
        )}
      </p>
    </section>
  );
}
