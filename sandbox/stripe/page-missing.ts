import type { FastifyReply } from 'fastify'
import { html } from '../page/html'
import { sendPage } from '../page/layout'

/** The path above all pages. */
export const stripePath = '/stripe'
export type IdRoute = { Params: { id: string } }

/** The answer for a page whose object is unknown. */
export const sendPageMissing = (reply: FastifyReply, what: string) =>
  sendPage(reply, {
    title: `No such ${what}`,
    here: '',
    status: 404,
    main: html`<p>It may have been another sandbox that it belonged to. <a href="${stripePath}">Stripe</a></p>`,
  })
