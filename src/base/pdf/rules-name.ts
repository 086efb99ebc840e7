import { safePart } from '../file/rules-name'

/** Of each part of a name. Three of them stay below the limit of every file system. */
const partBytes = 60

/** `Storgata 12, Kari Nordmann, Ola Hansen contract.pdf`. Replaces characters that a file's name can't contain. */
export const paperName = (parts: readonly string[], kind: string): string =>
  `${parts
    .map((part) => safePart(part, partBytes, ''))
    .filter((part) => part !== '')
    .join(', ')} ${kind}.pdf`.trimStart()
