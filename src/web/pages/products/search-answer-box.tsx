import { lazy, Suspense } from 'react';
import type { SearchAnswer } from '#content/search/answer-words.ts';
import { searchAnswers } from '#text/search/search-answers.ts';
import { MissingSpiceLinks } from '#web/features/search/missing-spice-links.tsx';
import { composeCardamomAnswer } from '#web/features/search/missing-spice.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';

const CinnamonSpeciesAnswer = lazy(async () => ({
  default: (await import('./cinnamon-species-answer.tsx')).CinnamonSpeciesAnswer,
}));

export function SearchAnswerBox({ answer }: { answer: SearchAnswer }) {
  const { title, text, link } = searchAnswers[answer];
  return (
    <Notice variant="accent" className="mb-6 grid gap-3">
      <SmallTitle as="h2">{title}</SmallTitle>
      <p className="max-w-measure">{text}</p>
      {answer === 'species' && (
        <Suspense>
          <CinnamonSpeciesAnswer />
        </Suspense>
      )}
      {link && (
        <p>
          <ButtonLink variant="outline" to={link.path}>
            {link.label}
          </ButtonLink>
        </p>
      )}
      {answer === 'cardamom' && <MissingSpiceLinks links={composeCardamomAnswer().links} />}
    </Notice>
  );
}
