import { useRef } from 'react';
import { company } from '#content/company.ts';
import { reviews } from '#text/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { reviewsFrameSandbox, reviewsFrameUrl, useReviewsFrame } from './use-reviews-frame.ts';
import styles from './reviews.module.css';

/** Customer reviews by another company's widget; until it shows something, an invitation to ask for references. */
export function Reviews() {
  const { frame, hasFrame, height, show } = useReviewsFrame();
  const box = useRef<HTMLDivElement>(null);
  const isShown = height !== undefined;
  return (
    <Section
      tone="linen"
      eyebrow={reviews.eyebrow}
      title={isShown ? reviews.title : reviews.fallback.headline}
      className={`ui-beside ${styles.section}`}
    >
      <div ref={box} className="ui-relative" tabIndex={-1}>
        {show && (
          <div className="ui-cluster ui-gap-3 ui-script-only ui-mb-5">
            <Button
              onClick={() => {
                // The button disappears, and with it the focus.
                box.current?.focus();
                show();
              }}
            >
              {reviews.show}
            </Button>
            <p className="ui-note">{reviews.from(new URL(company.reviews?.scriptUrl ?? '').host)}</p>
          </div>
        )}
        {hasFrame && (
          <iframe
            ref={frame}
            src={reviewsFrameUrl()}
            sandbox={reviewsFrameSandbox()}
            className={`ui-bare ui-block ui-full ${isShown ? '' : styles.loading}`}
            title={reviews.eyebrow}
            referrerPolicy="no-referrer"
            height={height ?? 1}
          />
        )}
        {!isShown && (
          <div className={`ui-stack ui-start ui-paper ui-shadow ui-round-sm ui-gap-6 ${styles.fallback}`}>
            <div>
              <h3 className="ui-title-md">{reviews.fallback.title}</h3>
              <p className="ui-soft ui-measure-56 ui-mt-3">{reviews.fallback.text}</p>
            </div>
            <ButtonLink to="/contact" variant="outline">
              {reviews.fallback.action}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}
