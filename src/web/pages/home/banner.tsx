import { banner } from '#text/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './banner.module.css';

/** The Get In Touch banner. */
export function Banner() {
  return (
    <section className={styles.banner} aria-labelledby="get-in-touch">
      <Picture source={banner.picture} sizes="(min-aspect-ratio: 21/9) 100vw, 120vw" className={styles.picture} />
      <div className={`ui-container ${styles.inner}`}>
        <h2 id="get-in-touch" className="ui-title-xl">
          {banner.title}
        </h2>
        <p className={styles.text}>{banner.text}</p>
        <ButtonLink to="/contact">{banner.action}</ButtonLink>
      </div>
    </section>
  );
}
