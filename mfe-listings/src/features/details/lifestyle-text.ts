/** The lifestyle as text: a list joined with commas, or 'Not specified' when it is empty (spec, section 2). */
export function lifestyleText(lifestyle: string | readonly string[] | null | undefined): string {
  const text = typeof lifestyle === 'string' ? lifestyle : (lifestyle ?? []).join(', ');
  return text.trim() || 'Not specified';
}
