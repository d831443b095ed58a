// Stands for the words of the federation runtime's errors: see federation-slim-plugin.ts. Their number leads to them.
export const runtimeDescMap = {};
export const errorDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
