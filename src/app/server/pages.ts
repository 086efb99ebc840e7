import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sendRefusal } from '../../base/call/api'
import { Refusal } from '../../base/kit/refusal'
import { pageRenderer, type PageConfig } from './page-meta'
import { photoWorkerPolicy, securityHeaders } from './unreadable'

export interface PagesDeps extends PageConfig {
  /** The folder of the built pages. Its index.html is the page for every address that is neither a file nor a call. */
  readonly webDir: string
  readonly securityTxt: () => string
  readonly endExternalLogin: (at: { readonly issuer: string; readonly sid: string }) => Promise<void>
  readonly onBug: (error: unknown, requestId: string) => void
}

/**
 * The query with which the provider of electronic ids reports that a person has logged out there.
 */
const LoggedOutThere = z.object({ iss: z.string().min(1).max(500), sid: z.string().min(1).max(500) })

/** True if search engines must not list an address, wherever a link was shared. */
const isUnlisted = (url: string): boolean => /^\/(r\/|tenant_notification)/.test(url)

/**
 * The address without the signing service's data about the signer. Nobody here reads that data
 * (docs/rules/lease.md#signing-pages). Null when the address contains none.
 */
export function withoutJwt(url: string): string | null {
  const [, page, search] = /^(\/tenant_notification|\/home\/contract\/\d+)\?(.*)$/.exec(url) ?? []
  if (page === undefined) return null
  const left = new URLSearchParams(search)
  if (!left.has('idfy-jwt')) return null
  left.delete('idfy-jwt')
  return left.size === 0 ? page : `${page}?${left.toString()}`
}

/** Serves files and pages. Files with a hash in their name never change. Each page has a fresh nonce. */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const indexFile = join(deps.webDir, 'index.html')
  const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined
  const page = index === undefined ? () => undefined : pageRenderer(index, deps)

  if (index !== undefined) {
    await app.register(fastifyStatic, {
      root: deps.webDir,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (/\/assets\/photo-worker-/.test(path)) reply.header('content-security-policy', photoWorkerPolicy)
      },
    })
  }
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api') && !request.url.startsWith('/assets/')
    const clean = isPage ? withoutJwt(request.url) : null
    if (clean !== null) return reply.header('cache-control', 'no-store').redirect(clean, 302)
    const nonce = randomBytes(16).toString('base64')
    const html = isPage ? page(nonce) : undefined
    if (html === undefined) return sendRefusal(new Refusal('notFound'), request, reply, deps.onBug)
    return reply
      .code(200)
      .headers({ ...securityHeaders(nonce, request.protocol === 'https'), 'cache-control': 'no-store' })
      .headers(isUnlisted(request.url) ? { 'x-robots-tag': 'noindex, nofollow' } : {})
      .type('text/html; charset=utf-8')
      .send(html)
  }
  // A person who opens this address gets a page. The provider loads it in a frame, without our cookies and without
  // running scripts (OpenID Connect Front-Channel Logout 1.0).
  app.get('/logout-difi', async (request, reply) => {
    const notice = LoggedOutThere.safeParse(request.query)
    if (!notice.success) return answer(request, reply)
    await deps.endExternalLogin({ issuer: notice.data.iss, sid: notice.data.sid })
    return await reply
      .removeHeader('x-frame-options')
      .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send('')
  })
  app.setNotFoundHandler(answer)
  app.get('/', answer)
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(deps.securityTxt()),
  )
}
