import { Link } from 'react-router';
import { film } from '#content/pictures/film.generated.ts';
import { productPath } from '#domain/catalogue/catalogue.ts';
import { filmTexts, heroTexts } from '#text/pages/home.ts';
import { Container } from '#web/ui/container.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { PlayPauseButton } from '#web/ui/controls/play-pause-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { useFilm } from './use-film.ts';
import styles from './hero.module.css';

const { line: lineTexts } = heroTexts;

export function Hero() {
  const { video, shape, isWanted, isShown, play, pause, onPlaying } = useFilm(film !== undefined);
  return (
    <section className={`dark-part ${styles.hero}`}>
      <Picture
        source={heroTexts.poster}
        sizes="(orientation: portrait) max(100vw, 56.25vh - 4rem), (min-aspect-ratio: 16/9) 100vw, 160vh"
        hasPriority
        background="walnut"
        className={styles.picture}
      />
      <video
        ref={video}
        className={styles.film}
        data-shown={isShown || undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
        disablePictureInPicture
        onPlaying={onPlaying}
      >
        {shape && film && (
          <>
            <source src={film[shape].av1} type='video/mp4; codecs="av01.0.08M.08"' />
            <source src={film[shape].h264} type="video/mp4" />
          </>
        )}
        <span>{filmTexts.unsupported}</span>
      </video>
      <Container className={styles.words}>
        <p className="mb-4 eyebrow">{heroTexts.eyebrow}</p>
        <h1 className="text-title-xl leading-[1.05]">{heroTexts.title}</h1>
        <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <SmallTitle as="p" leading="tight">
              {heroTexts.tagline}
            </SmallTitle>
            <p className="mt-2 text-on-dark-soft">
              {lineTexts.before}
              <Link className="text-inherit" to={productPath(lineTexts.first.id)}>
                {lineTexts.first.name}
              </Link>
              {lineTexts.between}
              <Link className="text-inherit" to={productPath(lineTexts.last.id)}>
                {lineTexts.last.name}
              </Link>
              {lineTexts.after}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to="/shop" className={styles.action}>
              {heroTexts.shop}
            </ButtonLink>
            <ButtonLink to="/products" variant="outline" className={styles.action}>
              {heroTexts.products}
            </ButtonLink>
            {film && (
              <PlayPauseButton
                variant="veil"
                iconSize={20}
                className={styles.playButton}
                isPlaying={isWanted}
                onPlay={play}
                onPause={pause}
                labels={filmTexts}
              />
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}
