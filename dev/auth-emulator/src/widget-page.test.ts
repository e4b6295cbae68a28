import { widgetPage } from './widget-page.ts';

describe('the popup page', () => {
  it('shows names and emails as text, even if they contain HTML', () => {
    const page = widgetPage([
      {
        providerId: 'google.com',
        rawId: '1',
        email: '"><script>x</script>@e',
        displayName: '<img src=x onerror=x>',
      },
    ]);
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;img src=x onerror=x&gt;');
  });

  it('loads nothing from other origins', () => {
    expect(widgetPage([])).not.toMatch(/https?:|\/\//);
  });
});
