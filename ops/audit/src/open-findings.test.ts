import { type Audit, openFindings } from './open-findings.ts';

/** As `npm audit --json` reports (auditReportVersion 2). */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    mongoose: {
      name: 'mongoose',
      severity: 'critical',
      via: [
        {
          source: 1,
          name: 'mongoose',
          dependency: 'mongoose',
          title: 'Search injection',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'critical',
          range: '<9.1.6',
        },
      ],
      nodes: ['node_modules/mongoose'],
    },
    '@nestjs/mongoose': { name: '@nestjs/mongoose', severity: 'critical', via: ['mongoose'] },
  },
};

const findings = (changes: Partial<Audit> = {}) =>
  openFindings({
    output: JSON.stringify(REPORT),
    explanations: '',
    ...changes,
  });

describe('openFindings', () => {
  it('names a vulnerability once, for the package that has it', () => {
    expect(findings()).toEqual([
      'mongoose (critical): Search injection https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    ]);
  });

  it('accepts a finding with an explanation', () => {
    expect(findings({ explanations: '- GHSA-aaaa-bbbb-cccc: no search takes user input.' })).toEqual([]);
  });

  it('finds nothing in a clean report', () => {
    expect(findings({ output: '{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}' })).toEqual([]);
  });

  it.each(['', 'not JSON', '{"message":"405 Method Not Allowed","statusCode":405}'])(
    'distinguishes a registry without audits from a clean report: %j',
    (output) => {
      expect(findings({ output })).toBeUndefined();
    },
  );
});
