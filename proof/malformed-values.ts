import { knownFile } from './known'
import { maxFileBytes } from '../src/base/kit/file-type'
import type { FilePart } from './request'

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 1)
/** Wrong values for a field. */
export const junkValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  0.001,
  1e21,
  -1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1e3',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '12.12.2026',
  [],
  {},
  [[]],
  [null],
  ['x'],
  { a: 1 },
  { $gt: '' },
  { toString: 'x' },
  'a\0b',
  '\0',
  '\u2028',
  '\ud800',
  '\ufeff',
  'x'.repeat(5000),
  '9'.repeat(400),
  Array.from({ length: 50 }, () => 'x'),
  ['/api/document/../../../etc/passw'],
  'https://example.org/',
  '../../etc/passwd',
  nested(5),
  nested(40),
]
export const strangeKeys = [
  'x',
  'Id',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '$where',
  'a'.repeat(5000),
  'name ',
  'id\0',
]
export const strangeParams = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  '\0',
  '../house',
  'null',
  'undefined',
  '9'.repeat(30),
  '9007199254740993',
  ' ',
  '1 ',
  '٣',
  'x'.repeat(190),
  'x'.repeat(3000),
  "1' or '1'='1",
  '%',
  '1,2',
  '[object Object]',
]
export const malformedJson = [
  '{',
  '{"a":',
  'nul',
  '{"a":1,}',
  "{'a':1}",
  '\0',
  '{}{}',
  '{"a":1',
  '[1',
  'undefined',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '\ufeff{',
  '"',
  '{"a":"\u0001"}',
]
export const wrongTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
  'application/octet-stream',
  'json',
  'application/jsonx',
]
export const badKeys = ['short', 'x'.repeat(201), 'with a space', 'æøå-æøå-æøå']
export const badQueries = [
  '__proto__=1',
  '__proto__[x]=1',
  'constructor=1',
  'x=%00',
  'x[]=1&x[]=2',
  'x%zz=1',
  'x=1&x=2',
  'x.y=1',
  '%00=1',
]

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const pdf = knownFile('Kvittering')
export const badFiles: readonly (readonly FilePart[])[] = [
  [],
  [{ field: 'file', bytes: bytes('no file, only a field') }],
  [{ field: 'other', ...pdf }],
  [
    { field: 'file', ...pdf },
    { field: 'file', ...pdf },
  ],
  [
    { field: 'file', ...pdf },
    { field: 'role', bytes: bytes('admin') },
  ],
  [
    { field: '__proto__', bytes: bytes('x') },
    { field: 'file', ...pdf },
  ],
  ...['', 'a', 'a.exe', 'a.pdf.exe', 'a.svg', '../../a.txt', 'a.png', 'a\0.png'].map((name): FilePart[] => [
    { field: 'file', name, bytes: pdf.bytes },
  ]),
  ...['', 'MZ\x90', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', 'PK\x03\x04', '%PDF', '\xff\xd8\xff'].map(
    (text): FilePart[] => [{ field: 'file', name: 'a.pdf', bytes: bytes(text) }],
  ),
  ...['\xff\xd8\xff\xe0 broken', '\x89PNG\r\n\x1a\n broken', 'RIFF\x10\0\0\0WEBPbroken'].flatMap((text) =>
    ['a.jpg', 'a.png', 'a.webp'].map((name): FilePart[] => [{ field: 'file', name, bytes: bytes(text) }]),
  ),
  [{ field: 'file', name: 'big.pdf', bytes: Buffer.concat([pdf.bytes, Buffer.alloc(maxFileBytes)]) }],
]
