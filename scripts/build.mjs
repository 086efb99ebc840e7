// Builds the server (bundled, packages stay outside) and the browser's part into dist/, with the list of what is shipped.
import { rmSync } from 'node:fs'
import { build as buildWeb } from 'vite'
import { bundle, programs } from './bundle.mjs'
import { writeSbom } from './sbom.mjs'

rmSync('dist', { recursive: true, force: true })
const server = await bundle('dist/server', programs())
// The configuration imports sources of ours, which name files without their ending: Vite's runner finds them, Node alone doesn't.
const { output } = await buildWeb({ configLoader: 'runner', logLevel: 'warn' })
const web = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames))
// A worker is bundled by itself, and what it holds is told nowhere: what reads photographs.
const worker = ['tesseract.js-core', '@tesseract.js-data/nor'].map((name) => `node_modules/${name}/package.json`)
writeSbom('dist/sbom.json', [...server, ...web, ...worker])
