import { expect, it } from 'vitest'
import { pageRenderer } from './page-meta'

const config = {
  links: { social: [] } as never,
  supportEmail: 'a@b.no',
  sandboxUrl: null,
  externalLogin: 'off',
  taxAuthority: 'off',
} as const
const html = '<meta name="csp-nonce" content="">'

it('a page knows who runs the installation, and nothing where nobody has said', () => {
  const operator = ['Fjordbo AS, org.nr. 923 456 783', 'Storgata 1, 0155 Oslo']
  expect(pageRenderer(html, { ...config, operator })('n')).toContain(
    '<meta name="husbok-operator" content="Fjordbo AS, org.nr. 923 456 783, Storgata 1, 0155 Oslo">',
  )
  expect(pageRenderer(html, config)('n')).toContain('<meta name="husbok-operator" content="">')
})
