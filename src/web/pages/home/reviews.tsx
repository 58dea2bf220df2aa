import { reviews } from '#content/en/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './reviews.module.css';
import { useReviewWidget } from './use-review-widget.ts';

/** Customer reviews by another party's widget; an invitation to ask stands in its place until it shows something. */
export function Reviews() {
  const { place, filled } = useReviewWidget();
  return (
    <Section tone="linen" eyebrow={reviews.eyebrow} title={reviews.title}>
      <div>
        <div ref={place} />
        {!filled && (
          <div className={styles.fallback}>
            <div>
              <h3 className="ui-title-md">{reviews.fallback.title}</h3>
              <p className={`ui-soft ${styles.text}`}>{reviews.fallback.text}</p>
            </div>
            <ButtonLink to="/contact" variant="dark">
              {reviews.fallback.action}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}
