import { safePart } from '../file/rules-name'

/** Three parts stay below the limit of every file system. */
const partBytes = 60

/** `Storgata 12, Kari Nordmann, Ola Hansen contract.pdf` */
export const paperName = (parts: readonly string[], kind: string): string =>
  `${parts
    .map((part) => safePart(part, partBytes, ''))
    .filter((part) => part !== '')
    .join(', ')} ${kind}.pdf`.trimStart()
