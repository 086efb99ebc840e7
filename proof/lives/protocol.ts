import { createHash } from 'node:crypto'
import { instant } from './time'

/** Values that differ in every run and that nothing depends on: where a login started, its proof and key, the name of a request. */
const random = /(?<="(?:authUrl|id_token|requestId|n)":")[^"]*|(?<=code_verifier=)[\w-]+/g
const shortest = 24

/** Replaces a long text by its hash, so that the lines of two lives stay short enough to read. */
function brief(text: string): string {
  const same = text.replace(random, '')
  return same.length <= shortest ? same : createHash('sha256').update(same).digest('hex').slice(0, shortest)
}

/**
 * All messages of a life, in order: the calls of landlords and providers to the product, the product's calls, and the
 * answers. Kept only when two lives are compared.
 */
export function openProtocol(isKept: boolean) {
  const lines: string[] = []
  return {
    lines: lines as readonly string[],
    add(who: string, asked: string, body: string, answer: string): void {
      if (isKept) lines.push(`${instant()} ${who} ${asked} ${brief(body)} -> ${brief(answer)}`.slice(0, 400))
    },
  }
}
export type Protocol = ReturnType<typeof openProtocol>
