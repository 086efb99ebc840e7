// Builds the server (bundled, packages stay outside) and the browser's part into dist/, with the list of the shipped
// packages.
import { rmSync } from 'node:fs'
import { build as buildWeb } from 'vite'
import { bundle, programs } from './bundle.mjs'
import { writeSbom } from './sbom.mjs'

rmSync('dist', { recursive: true, force: true })
const server = await bundle('dist/server', programs())
// The configuration imports our sources, which name files without their ending. Vite's runner finds them, but Node alone
// doesn't.
const { output } = await buildWeb({ configLoader: 'runner', logLevel: 'warn' })
const web = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames))
// A worker is bundled separately, and the build doesn't report its packages: those that read photographs.
const worker = ['tesseract.js-core', '@tesseract.js-data/nor'].map((name) => `node_modules/${name}/package.json`)
writeSbom('dist/sbom.json', [...server, ...web, ...worker])
