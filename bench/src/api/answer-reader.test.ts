import { AnswerReader } from './answer-reader';

const answer = (body: string, head = 'HTTP/1.1 200 OK\r\nContent-Length:') =>
  Buffer.from(`${head} ${Buffer.byteLength(body)}\r\n\r\n${body}`);

test('an answer is whole with its last byte, in however many pieces it comes', () => {
  const whole = answer('{"a":"नेपाल"}');
  for (let cut = 1; cut < whole.length; cut += 1) {
    const reader = new AnswerReader();
    expect([reader.take(whole.subarray(0, cut)), reader.take(whole.subarray(cut))]).toEqual([false, true]);
  }
});

test('answers follow each other on one connection', () => {
  const reader = new AnswerReader();
  expect([reader.take(answer('one')), reader.take(answer('')), reader.take(answer('three'))]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['a refusal', 'HTTP/1.1 429 Too Many Requests\r\nContent-Length:'],
  ['a failure', 'HTTP/1.1 500 Internal Server Error\r\nContent-Length:'],
  ['an answer of unknown length', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-Length:'],
])('%s is no answer to measure', (_what, head) => {
  expect(() => new AnswerReader().take(answer('no', head))).toThrow('did not answer as it should');
});

test('more than one answer to one request is a mistake', () => {
  expect(() => new AnswerReader().take(Buffer.concat([answer('one'), Buffer.from('x')]))).toThrow(
    'More came',
  );
});
