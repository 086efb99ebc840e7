import { safePart } from '../file/rules-name'

/** So much of each part of a name is kept, in bytes: three of them stay below what every file system takes. */
const partBytes = 60

/** `Storgata 12, Kari Nordmann, Ola Hansen contract.pdf`: Norwegian letters kept, what a file's name can't hold replaced. */
export const paperName = (parts: readonly string[], kind: string): string =>
  `${parts
    .map((part) => safePart(part, partBytes, ''))
    .filter((part) => part !== '')
    .join(', ')} ${kind}.pdf`.trimStart()
