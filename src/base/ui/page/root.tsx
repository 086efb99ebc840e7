import './mantine.css'
import './ui.css'
import '../field/ui-fields.css'
import '../dialog/ui-float.css'
import './ui-page.css'
import './ui-parts.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../query/endpoint-query'
import { configureSession, type SessionEnd } from '../query/session'
import { cssVariablesResolver, theme } from './theme'
import { Toaster } from './toast'
import { syncDocumentLanguage } from '../words/use-words'

/** The nonce that the server wrote into the page; the content policy demands it of styles that libraries add at run time. */
const readNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Mounts the app in `#root` with the providers that the kit needs. */
export function mountUi(app: ReactNode, settings: Partial<SessionEnd> = {}): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('no #root in the page')
  const nonce = readNonce()
  setNonce(nonce)
  configureSession(settings)
  syncDocumentLanguage()
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        getStyleNonce={() => nonce}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
      >
        <QueryClientProvider client={queryClient}>
          {app}
          <Toaster />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}
