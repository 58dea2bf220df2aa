import { useRef } from 'react';
import { company } from '#content/company.ts';
import { papers } from '#content/papers.ts';
import { reviewsFramePath } from '#contract';
import { reviewsTexts } from '#text/pages/home.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { useReviewsFrame } from './use-reviews-frame.ts';
import { VerifiableFacts } from './verifiable-facts.tsx';

export function Reviews() {
  const { frame, hasFrame, height, show } = useReviewsFrame();
  const box = useRef<HTMLDivElement>(null);
  const isShown = height !== undefined;
  return (
    <Section
      background="linen"
      {...(isShown && { eyebrow: reviewsTexts.eyebrow })}
      title={isShown ? reviewsTexts.title : reviewsTexts.checks.headline}
      contentBeside="wide"
      containerClassName="lg:items-start"
    >
      <div ref={box} className="relative" tabIndex={-1}>
        {show && (
          <div className="mb-6 flex flex-wrap items-center gap-3 noscript:hidden">
            <Button
              onClick={() => {
                // The pressed button disappears, so the focus moves to the box first.
                box.current?.focus();
                show();
              }}
            >
              {reviewsTexts.show}
            </Button>
            <p className="text-small text-ink-soft">
              {reviewsTexts.from(new URL(company.reviews?.scriptUrl ?? '').host)}
            </p>
          </div>
        )}
        {hasFrame && (
          <iframe
            ref={frame}
            src={reviewsFramePath}
            sandbox="allow-scripts allow-popups"
            className={`block w-full border-none ${isShown ? '' : 'invisible absolute'}`}
            title={reviewsTexts.eyebrow}
            referrerPolicy="no-referrer"
            height={height ?? 1}
          />
        )}
        {!isShown && <VerifiableFacts papers={papers} />}
      </div>
    </Section>
  );
}
