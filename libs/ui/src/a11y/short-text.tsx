import { VisuallyHidden } from './visually-hidden.tsx';

interface ShortTextProps {
  text: string;
  /** For screen readers and in a tooltip. Absent when the text is not shortened. */
  fullText?: string | undefined;
}

/** A text that is shortened only for the eye, such as "1.2 km from BUET". */
export const ShortText = ({ text, fullText }: ShortTextProps) =>
  fullText === undefined ? (
    text
  ) : (
    <>
      <span aria-hidden="true" title={fullText}>
        {text}
      </span>
      <VisuallyHidden>{fullText}</VisuallyHidden>
    </>
  );
