/** Stands for the address of an imported picture, font or film. */
module.exports = '/mf/test/asset';
