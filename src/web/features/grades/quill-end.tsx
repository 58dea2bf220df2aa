import type { GradedProductId } from '#domain/catalogue/grades.ts';
import { Picture } from '#web/ui/picture.tsx';
import { quillEnds } from './quill-ends.ts';

interface QuillEndProps {
  id: GradedProductId;
  diameter: number;
}

export function QuillEnd({ id, diameter }: QuillEndProps) {
  // An em is a centimetre of the caliper. The empty SVG gives the element its size.
  const size = `${diameter / 10}em`;
  return (
    <span className="relative block" aria-hidden="true">
      <svg width={size} height={size} />
      <Picture source={{ file: quillEnds[id], alt: '' }} sizes="200px" background="none" className="absolute inset-0" />
    </span>
  );
}
