import { widgetPage } from './widget-page.ts';

describe('the popup page', () => {
  it('shows names and addresses as text, whatever is in them', () => {
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

  it('needs nothing from elsewhere', () => {
    expect(widgetPage([])).not.toMatch(/https?:|\/\//);
  });
});
