import { hasPublicHost } from './public-host.ts';

it.each([
  'https://i.ibb.co/4jQyW0R/room.jpg',
  'http://example.com:8080/a.png',
  'https://8.8.8.8/a.png',
  'https://[2606:4700::1111]/a.png',
  'https://localhost.example/a.png',
  'https://ছবি.বাংলা/a.png',
])('accepts %s', (url) => {
  expect(hasPublicHost(url)).toBe(true);
});

it.each([
  'http://localhost/a.png',
  'http://LOCALHOST:3000/a.png',
  'http://localhost./a.png',
  'http://a.localhost/a.png',
  'http://printer.local/a.png',
  'http://router/a.png',
  'http://metadata.google.internal/a.png',
  'http://127.0.0.1/a.png',
  'http://127.1/a.png',
  'http://0x7f.0.0.1/a.png',
  'http://2130706433/a.png',
  'http://0177.0.0.1/a.png',
  'http://0.0.0.0/a.png',
  'http://10.0.0.1/a.png',
  'http://172.16.0.1/a.png',
  'http://192.168.1.1/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/a.png',
  'http://224.0.0.1/a.png',
  'http://255.255.255.255/a.png',
  'http://[::1]/a.png',
  'http://[::]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://[::ffff:10.0.0.1]/a.png',
  'http://[fe80::1]/a.png',
  'http://[fc00::1]/a.png',
  'http://[64:ff9b::7f00:1]/a.png',
  'http://[::127.0.0.1]/a.png',
  'http://[::a00:1]/a.png',
  'http://[4000::1]/a.png',
  'http://127。0。0。1/a.png',
])('refuses %s', (url) => {
  expect(hasPublicHost(url)).toBe(false);
});
