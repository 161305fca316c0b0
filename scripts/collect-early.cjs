// Loaded by the processes of a build (build.ts). V8 lets the heap grow to several times what is alive before it collects
// garbage, since memory is there: two processes that render 800 pages take 0.6 GB more for nothing. As a flag of V8 it
// is not allowed in NODE_OPTIONS, and Next drops a limit that is. The check of the content takes a fifth longer with it,
// and ends before memory is short (postprocess/run-check.ts).
if (!process.env.COLLECT_LATE) require('node:v8').setFlagsFromString('--heap-growing-percent=60');
