import { Link } from 'react-router';
import { grades, type GradedId } from '#domain/grades.ts';
import { productName } from '#text/catalogue.ts';
import { caliper } from '#text/rail-tools.ts';
import { formatOrderLink } from '#web/features/order/order-link.ts';
import { noBreak } from '#web/ui/no-break.ts';

export function FittingGrade({ id }: { id: GradedId }) {
  const { diameter, quillsPerKg } = grades[id];
  const name = productName(id);
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>
        <strong>{name}</strong>: <span>{noBreak(caliper.limit(diameter, quillsPerKg))}</span>
      </span>
      <Link
        className="text-link gap-2 font-semibold text-inherit hover:text-accent"
        to={formatOrderLink(id)}
        aria-label={caliper.orderLabel(name)}
      >
        <u>{caliper.order}</u>
      </Link>
    </p>
  );
}
