import { requestStepTexts } from '#text/quote/request-steps.ts';

export function RequestSteps({ className = '' }: { className?: string | undefined }) {
  return (
    <ol className={`grid gap-8 numbered ${className}`}>
      {requestStepTexts.steps.map(({ title, text }) => (
        <li key={title} className="ruled">
          <h3 className="flex items-baseline gap-3 text-title-md">
            <span className="font-serif-small text-title-sm number italic" />
            <span>{title}</span>
          </h3>
          <p className="mt-2 max-w-40ch text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
