import type { FastifyReply } from 'fastify'
import { html } from '../page/html'
import { sendPage } from '../page/layout'

/** The path above all pages. */
export const here = '/stripe'
export type WithId = { Params: { id: string } }

/** The answer for a page whose object is unknown. */
export const pageMissing = (reply: FastifyReply, what: string) =>
  sendPage(reply, {
    title: `No such ${what}`,
    here: '',
    status: 404,
    main: html`<p>It may have been another sandbox that it belonged to. <a href="${here}">Stripe</a></p>`,
  })
