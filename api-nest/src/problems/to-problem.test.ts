import { NotFoundException } from '@nestjs/common';
import mongoose from 'mongoose';
import { problem } from './problem.ts';
import { toProblem } from './to-problem.ts';

const { mongo } = mongoose;

it('returns problems unchanged', () => {
  const known = problem(403, 'Not yours.');
  expect(toProblem(known)).toBe(known);
});

it.each([
  ['a lost connection', new mongo.MongoNetworkError('connection 3 to db.internal:27017 closed')],
  [
    'an unreachable server',
    new mongoose.Error.MongooseServerSelectionError('connect ECONNREFUSED db.internal'),
  ],
  ['no connection yet', new mongoose.Error('Cannot call `x.find()` before initial connection is complete')],
  ['a command that took too long', new mongo.MongoServerError({ message: 'exceeded time limit', code: 50 })],
  [
    'a change of the primary',
    new mongo.MongoServerError({ errorLabels: ['RetryableWriteError'], code: 189 }),
  ],
  [
    'a read during a change of the primary',
    new mongo.MongoServerError({ message: 'interrupted', code: 11602 }),
  ],
])('converts %s to 503', (_, error) => {
  const { body } = toProblem(error);
  expect(body.status).toBe(503);
  expect(body.error).not.toContain('db.internal');
});

it('converts an unexpected error to 500 without details', () => {
  const cause = new Error('password=hunter2');
  const response = toProblem(cause);
  expect(response.body).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal_error',
    detail: 'Something went wrong on our side.',
    error: 'Something went wrong on our side.',
  });
  expect(response.cause).toBe(cause);
});

it("keeps the status of Nest's own errors", () => {
  expect(toProblem(new NotFoundException('Cannot GET /x')).body).toMatchObject({ status: 404 });
});

it.each(['duplicate key', 'any other server error'])(
  'does not treat "%s" as an unavailable database',
  (message) => {
    expect(toProblem(new mongo.MongoServerError({ message, code: 11000 })).body.status).toBe(500);
  },
);
