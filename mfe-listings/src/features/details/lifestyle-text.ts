/** A lifestyle as the details page words it: a list joined with commas, nothing as 'Not specified' (spec, section 2). */
export function lifestyleText(lifestyle: string | readonly string[] | null | undefined): string {
  const text = typeof lifestyle === 'string' ? lifestyle : (lifestyle ?? []).join(', ');
  return text.trim() || 'Not specified';
}
